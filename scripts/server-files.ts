import { assetHeaders } from './headers.ts'

/*
 * The headers of a build as the configurations of web servers spell them, for whoever serves `dist/` by nginx or Caddy.
 * Both answer the addresses of pages with `index.html`, a missing file of `assets/` with 404, and give out no file that
 * is meant for the server.
 */

type Headers = Readonly<Record<string, string>>

/** Files that tell a server, not a browser: `_headers`, `_redirects`, these configurations, the list of the build. */
const OF_THE_SERVER = String.raw`^/(_headers$|_redirects$|server/|\.vite/)`

const quoted = (value: string) => `"${value.replace(/["\\]/g, (sign) => `\\${sign}`)}"`

const COMPRESSED = [
  'text/css',
  'text/javascript',
  'application/javascript',
  'application/json',
  'image/svg+xml',
]

/** To be included in a `server` block that has its own `root`. */
export function nginxConf(page: Headers): string {
  // A `$` would be a variable of nginx, which has no way to write the sign itself; no header of ours has one.
  const lines = (headers: Headers, when: string) =>
    Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} ${quoted(value)}${when};`)
      .join('\n')
  return `# Include it in the server block of the shop, whose root is the folder of this build.
gzip on;
gzip_vary on;
gzip_comp_level 6;
gzip_types ${COMPRESSED.join(' ')};

location ~ ${OF_THE_SERVER} {
  return 404;
}

location /assets/ {
  try_files $uri =404;
  # The build has compressed these files already, better than a server can for each request.
  gzip_static on;
  # Not with a 404, which would be kept for a year.
${lines(assetHeaders, '')}
}

location / {
  try_files $uri $uri/index.html /index.html;
${lines(page, ' always')}
}
`
}

/** To be imported in the block of a site that has its own `root`. */
export function caddyfile(page: Headers): string {
  const lines = (headers: Headers) =>
    Object.entries(headers)
      .map(([name, value]) => `    ${name} ${quoted(value)}`)
      .join('\n')
  return `# Import it in the block of the shop's site, whose root is the folder of this build.
encode gzip zstd

@server path_regexp ${OF_THE_SERVER}
handle @server {
  respond 404
}

handle /assets/* {
  # Not with a 404, which would be kept for a year.
  @there file
  header @there {
${lines(assetHeaders)}
  }
  # The build has compressed these files already, better than a server can for each request.
  file_server {
    precompressed br gzip
  }
}

handle {
  header {
${lines(page)}
  }
  try_files {path} {path}/index.html /index.html
  file_server
}
`
}
