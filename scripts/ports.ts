import { createServer } from 'node:net'

type Env = { PORT?: string | undefined; FRAME_PORT?: string | undefined; DEV_PORT?: string | undefined }

/** The sandbox, the Telegram window beside it, and Vite of `npm run dev`. */
export function choosePorts(env: Env): { port: number; framePort: number; devPort: number } {
  const port = Number(env.PORT) || 8080
  return { port, framePort: Number(env.FRAME_PORT) || port + 1, devPort: Number(env.DEV_PORT) || 5173 }
}

/** The message for when another program listens on `port`, which `variable` sets. */
export function takenMessage(variable: 'PORT' | 'FRAME_PORT' | 'DEV_PORT', port: number): string {
  // The Telegram window takes the port after the sandbox, so the suggested port leaves room for both.
  return `Port ${port} is taken by another program. Take another: ${variable}=${port + 10} npm start`
}

/** Whether `port` of this machine is free. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** Throws with the way out when one of `ports` is taken. */
export async function refuseTaken(ports: readonly (readonly [Parameters<typeof takenMessage>[0], number])[]) {
  for (const [variable, port] of ports)
    if (!(await isFree(port))) throw new Error(takenMessage(variable, port))
}
