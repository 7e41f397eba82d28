import { SentFile } from '#/api/schema/file.ts'
import { laterService } from './api.ts'

/** What customers send. */
export const filesApi = laterService((call) => ({
  /** With a token only; 413: more than 8 MB, 422: no picture. */
  send: (file: Blob) => {
    const body = new FormData()
    body.append('file', file, 'photo.jpg')
    return call(SentFile, '/support/v1/files', { method: 'POST', body })
  },
}))
