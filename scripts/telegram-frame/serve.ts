import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { createFrameApp, type FrameOptions } from './app.ts'

/** Serves the page that plays Telegram, on this machine only. Resolves when it listens. */
export function startFrame({
  port,
  ...options
}: FrameOptions & { port: number }): Promise<{ url: string; stop: () => Promise<void> }> {
  const { fetch } = createFrameApp(options)
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: '127.0.0.1' }, (address) => {
      resolve({ url: `http://127.0.0.1:${address.port}`, stop: () => stop(server as Server) })
    })
    server.on('error', reject)
  })
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
