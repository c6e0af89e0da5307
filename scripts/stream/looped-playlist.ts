/**
 * A playlist that repeats a short clip until `seconds` are filled; the last segment is whole, so the end may be up to one
 * segment late. Every repetition starts with a discontinuity, since the timestamps begin anew. (RFC 8216, 4.3.2.3)
 */
export function loopedPlaylist(clip: string, seconds: number): string {
  const lines = clip.split('\n')
  const head = lines.filter((line) => line.startsWith('#EXT') && !line.startsWith('#EXTINF') && line !== '#EXT-X-ENDLIST')
  const segments = [...clip.matchAll(/#EXTINF:([\d.]+),[^\n]*\n(\S+)/g)].map(([, length, file]) => ({ length: Number(length), file }))
  if (segments.length === 0) throw new Error('The clip has no segments.')

  const body: string[] = []
  let filled = 0
  for (let index = 0; filled < seconds; index += 1) {
    const segment = segments[index % segments.length]!
    if (index > 0 && index % segments.length === 0) body.push('#EXT-X-DISCONTINUITY')
    body.push(`#EXTINF:${segment.length},`, segment.file!)
    filled += segment.length
  }
  return `${[...head, ...body, '#EXT-X-ENDLIST'].join('\n')}\n`
}
