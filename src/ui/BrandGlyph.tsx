/* Drawn for a box of 24 px and filled by the even-odd rule; smaller than a library's icons would be. */
const SHAPES = {
  telegram:
    'M21.9 4.1 18.8 19.2c-.2 1-.9 1.3-1.7.8l-4.7-3.4-2.3 2.2c-.3.3-.5.5-1 .5l.4-4.9 8.7-7.9c.4-.3-.1-.5-.6-.2L6.9 13.1l-4.6-1.5c-1-.3-1-1 .2-1.5L20.4 3.1c.9-.3 1.7.2 1.5 1z',
  instagram:
    'M7.5 2h9A5.5 5.5 0 0 1 22 7.5v9a5.5 5.5 0 0 1-5.5 5.5h-9A5.5 5.5 0 0 1 2 16.5v-9A5.5 5.5 0 0 1 7.5 2zm0 2A3.5 3.5 0 0 0 4 7.5v9A3.5 3.5 0 0 0 7.5 20h9a3.5 3.5 0 0 0 3.5-3.5v-9A3.5 3.5 0 0 0 16.5 4zM12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
  facebook:
    'M14 22v-8.2h2.8l.5-3.4H14V8.2c0-1 .4-1.8 1.9-1.8h1.5V3.4c-.3 0-1.3-.2-2.4-.2-2.6 0-4.3 1.6-4.3 4.4v2.8H7.7v3.4h3V22z',
  youtube:
    'M4.5 5.2c1.9-.4 4.5-.5 7.5-.5s5.6.1 7.5.5c1.2.2 2.1 1.1 2.3 2.3.2 1.3.3 2.8.3 4.5s-.1 3.2-.3 4.5c-.2 1.2-1.1 2.1-2.3 2.3-1.9.4-4.5.5-7.5.5s-5.6-.1-7.5-.5c-1.2-.2-2.1-1.1-2.3-2.3-.2-1.3-.3-2.8-.3-4.5s.1-3.2.3-4.5c.2-1.2 1.1-2.1 2.3-2.3zM10 8.7v6.6l5.6-3.3z',
}

/** Another site where merchants have a page. */
export type SocialSite = keyof typeof SHAPES

/** The sign of another site; the link around it says the site's name, seen or as its label. */
export function BrandGlyph({ of, size }: { of: SocialSite; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={SHAPES[of]} />
    </svg>
  )
}

const HOSTS: Record<string, SocialSite> = {
  't.me': 'telegram',
  'telegram.me': 'telegram',
  'instagram.com': 'instagram',
  'facebook.com': 'facebook',
  'fb.com': 'facebook',
  'youtube.com': 'youtube',
  'youtu.be': 'youtube',
}

/** Which of the known sites a link leads to, by its host; null for any other. */
export function siteOf(link: string): SocialSite | null {
  if (!URL.canParse(link)) return null
  return HOSTS[new URL(link).hostname.replace(/^(www|m|web)\./, '')] ?? null
}
