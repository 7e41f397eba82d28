import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** Safe text: whatever is put into it is escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>

const CSS = `
:root{color-scheme:light dark;--page:#fff;--ground:#f4f4f6;--text:#16181d;--soft:#62666f;--line:#e3e4e8;--ink:#0a6b3d;--bad:#b3261e}
@media(prefers-color-scheme:dark){:root{--page:#1b1d21;--ground:#111316;--text:#f1f2f4;--soft:#9a9fa9;--line:#2f3238;--ink:#62d487;--bad:#ff8a82}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--text);font:16px/1.5 system-ui,sans-serif}
main{max-width:920px;margin:0 auto;padding:32px 20px 64px}
h1{font-size:28px;line-height:1.2;letter-spacing:-.02em;margin:0 0 4px}
h2{font-size:18px;margin:0 0 12px}
p{margin:0 0 12px}.soft{color:var(--soft)}.small{font-size:14px}
section{background:var(--page);border:1px solid var(--line);border-radius:16px;padding:20px;margin:20px 0}
a{color:var(--ink)}
nav{display:flex;flex-wrap:wrap;gap:16px;margin:12px 0 0}
table{width:100%;border-collapse:collapse;font-size:15px}
th{text-align:left;color:var(--soft);font-weight:500;font-size:13px}
th,td{padding:8px 10px 8px 0;border-bottom:1px solid var(--line);vertical-align:top}
tr:last-child td{border-bottom:0}
.scroll{overflow-x:auto}td:first-child{white-space:nowrap}
.code{font:600 20px/1.2 ui-monospace,monospace;letter-spacing:.08em}
code{font:14px ui-monospace,monospace;background:var(--ground);padding:1px 5px;border-radius:5px}
form{display:inline}
button,.button{display:inline-block;font:600 15px/1 inherit;font-family:inherit;padding:12px 16px;border-radius:12px;border:1px solid var(--line);background:var(--page);color:var(--text);cursor:pointer;text-decoration:none}
button:hover{border-color:var(--soft)}
.main{background:var(--text);color:var(--page);border-color:var(--text)}
.bad{color:var(--bad)}
.small button,td button{padding:7px 10px;font-size:13px;border-radius:8px}
.narrow{max-width:420px}
.narrow button{width:100%;padding:16px;font-size:17px;margin-top:10px}
.qr{width:180px;background:#fff;border-radius:8px}.qr svg{display:block}
.sum{font-size:32px;font-weight:700;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
`

type Options = {
  /** Seconds between reloads. */
  refresh?: number
  narrow?: boolean
  /** Rules of this page, after those of all. */
  style?: string
  /** Address of a module; the policy of the page has to allow it. */
  script?: string
}

/** A page of the sandbox itself. */
export const page = (title: string, content: Markup, options: Options = {}) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${options.refresh ? html`<meta http-equiv="refresh" content="${options.refresh}">` : ''}
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(CSS + (options.style ?? ''))}</style>
${options.script ? html`<script type="module" src="${options.script}"></script>` : ''}
</head>
<body><main class="${options.narrow ? 'narrow' : ''}">${content}</main></body>
</html>`

/** What these pages may do: their own style, pictures from here, forms. */
export const PAGE_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
} as const

/** The page of a payment is where the shop is, and the studio has its shop in a frame. */
export const PAY_PAGE_HEADERS = {
  ...PAGE_HEADERS,
  'Content-Security-Policy': PAGE_HEADERS['Content-Security-Policy'].replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  ),
  'X-Frame-Options': 'SAMEORIGIN',
} as const

/** `94 000 soʻm` */
export const sum = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ' ')} soʻm`
