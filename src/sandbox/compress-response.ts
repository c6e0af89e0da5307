/** JSON goes out compressed, as from any real API: a learner's day is 80 kB of it, half a second on a slow line. */
export function compressResponse(request: Request, response: Response): Response {
  const isAccepted = request.headers.get('accept-encoding')?.includes('gzip') === true
  const isJson = response.headers.get('content-type')?.includes('json') === true
  if (!isAccepted || !isJson || response.body === null || response.headers.has('content-encoding')) return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'gzip')
  headers.append('vary', 'accept-encoding')
  headers.delete('content-length')
  const body = response.body.pipeThrough(new CompressionStream('gzip'))
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}
