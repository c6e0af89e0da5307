/** Files that the media host serves unchanged: the stream, the player's script. */
export interface StaticFiles {
  /** `stream/720/3.ts`; undefined when the file does not exist. */
  read(path: string): Promise<Uint8Array | undefined>
}

const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  ts: 'video/mp2t',
  m4s: 'video/iso.segment',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
}

export function getContentType(path: string): string {
  return types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
}

/** Replies with the bytes, or with the part that a `Range` header requests. (RFC 9110 section 14) */
export function replyBytes(
  bytes: Uint8Array<ArrayBuffer>,
  range: string | undefined,
  headers: Record<string, string>,
): Response {
  const all = { ...headers, 'accept-ranges': 'bytes', 'x-content-type-options': 'nosniff' }
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range ?? '')
  if (!asked || (asked[1] === '' && asked[2] === ''))
    return new Response(bytes, { headers: { ...all, 'content-length': String(bytes.length) } })
  const last = bytes.length - 1
  const from = asked[1] === '' ? Math.max(0, bytes.length - Number(asked[2])) : Number(asked[1])
  const to = asked[1] === '' || asked[2] === '' ? last : Math.min(Number(asked[2]), last)
  if (from > to)
    return new Response(null, {
      status: 416,
      headers: { ...all, 'content-range': `bytes */${bytes.length}` },
    })
  const part = {
    'content-range': `bytes ${from}-${to}/${bytes.length}`,
    'content-length': String(to - from + 1),
  }
  return new Response(bytes.slice(from, to + 1), { status: 206, headers: { ...all, ...part } })
}
