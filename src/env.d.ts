/// <reference types="vite/client" />

declare module '*.po' {
  export const messages: import('@lingui/core').Messages
}

interface ImportMetaEnv extends Readonly<import('./domain/host.ts').HostEnv> {}
