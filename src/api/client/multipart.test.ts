import { expect, test } from 'vitest'
import { buildMultipart } from './multipart.ts'

test('a hand-written body is parsed as the browser’s own: names, types, lines and bytes', async () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, at) => at % 256)
  const form = new FormData()
  form.append('text', 'এক\nদুই\r\nতিন')
  form.append('na"me', '')
  form.append('file', new File([bytes], 'আমার "কাজ".zip', { type: 'application/zip' }))
  form.append('file', new File([], 'empty'))
  const { bytes: body, contentType } = await buildMultipart(form)

  const read = await new Response(body, { headers: { 'content-type': contentType } }).formData()
  const own = await new Response(form).formData()
  expect([...read.keys()]).toEqual([...own.keys()])
  expect(read.get('text')).toBe('এক\r\nদুই\r\nতিন')
  const [first, second] = read.getAll('file') as [File, File]
  expect([first.name, first.type, new Uint8Array(await first.arrayBuffer())]).toEqual([
    'আমার "কাজ".zip',
    'application/zip',
    bytes,
  ])
  expect([second.name, second.type, second.size]).toEqual(['empty', 'application/octet-stream', 0])
})
