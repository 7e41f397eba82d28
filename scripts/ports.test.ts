import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { choosePorts, isFree, refuseTaken } from './ports.ts'

test('the Telegram window uses the port after the sandbox', () => {
  expect(choosePorts({})).toEqual({ port: 8080, framePort: 8081, devPort: 5173 })
  expect(choosePorts({ PORT: '8090' })).toMatchObject({ port: 8090, framePort: 8091 })
  expect(choosePorts({ PORT: '8090', FRAME_PORT: '9000' })).toMatchObject({ port: 8090, framePort: 9000 })
})

test('a taken port is named, with the way out', async () => {
  const other = createServer()
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  onTestFinished(() => void other.close())
  expect(await isFree(port)).toBe(false)
  await expect(refuseTaken([['PORT', port]])).rejects.toThrow(
    `Port ${port} is taken by another program. Take another: PORT=${port + 10} npm start`,
  )
})
