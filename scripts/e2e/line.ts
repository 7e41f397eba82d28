import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/*
 * The line between a browser and a server, which can be cut. Playwright's `setOffline` tells the page of it; a server
 * that restarts, a proxy that drops connections and a phone that slept do not.
 */

type Call = { near: Socket; far: Socket; isStream: boolean }

/** Lays a line to a server of this machine; the page is opened at `url` instead of the server's. */
export async function layLine(serverUrl: string) {
  const { hostname, port } = new URL(serverUrl)
  const calls = new Set<Call>()
  let isCut = false
  const server = createServer((near) => {
    near.on('error', () => {})
    if (isCut) return void near.resetAndDestroy()
    const far = connect(Number(port), hostname)
    const call: Call = { near, far, isStream: false }
    calls.add(call)
    const end = () => {
      calls.delete(call)
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) socket.on('close', end)
    far.on('error', end)
    near.on('data', (bytes) => {
      // A browser asks for it in one piece.
      if (bytes.includes('text/event-stream')) call.isStream = true
    })
    near.pipe(far)
    far.pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const drop = () => {
    for (const { near } of calls) near.resetAndDestroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Ends every connection and takes no other until `mend`. */
    cut: () => {
      isCut = true
      drop()
    },
    mend: () => {
      isCut = false
    },
    /**
     * What a sleep leaves behind: the open stream stays open to the browser and brings nothing any more, its idle
     * connections are gone, new ones work.
     */
    sleep: () => {
      for (const { near, far, isStream } of calls) {
        if (!isStream) near.resetAndDestroy()
        else {
          far.unpipe(near)
          far.resume()
        }
      }
    },
    end: () => {
      drop()
      server.close()
    },
  }
}
