/** Longer side in px and JPEG quality: enough to find a door, small enough for a weak network. */
const LONGER_SIDE = 1_280
const QUALITY = 0.8

/**
 * Converts a photo to a small JPEG without its metadata, such as where it was taken. One that this browser cannot read
 * is returned unchanged: the server may know its format.
 */
export async function shrinkPhoto(photo: Blob): Promise<Blob> {
  // Missing in Safari before 15.
  const picture = 'createImageBitmap' in globalThis && (await createImageBitmap(photo).catch(() => null))
  if (!picture) return photo
  const scale = Math.min(1, LONGER_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY))
  return small ?? photo
}
