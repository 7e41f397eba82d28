/// <reference types="vite/client" />

declare module '*.po?first' {
  export const messages: import('@lingui/core').Messages
}

declare module '*.po?rest' {
  export const messages: import('@lingui/core').Messages
}

interface ImportMetaEnv extends Readonly<import('#/config/host.ts').HostEnv> {}
