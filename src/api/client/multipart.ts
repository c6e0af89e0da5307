/**
 * Builds a multipart body from the bytes of its files: WebKit cannot read back a form that contains one, and
 * a body that is sent twice must be byte-identical.
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data)
 */

const LINE = '\r\n'

/** Uses CRLF, as browsers do. */
const endLinesAsBrowsers = (text: string) => text.replaceAll(/\r\n|\r|\n/g, LINE)
const escapeName = (text: string) =>
  text.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')

/** Too long to appear in a file by chance. */
function makeBoundary(): string {
  const random = crypto.getRandomValues(new Uint32Array(4))
  return `----karigor${[...random].map((part) => part.toString(36)).join('')}`
}

async function buildPart(name: string, value: string | File): Promise<(string | ArrayBuffer)[]> {
  const head = `Content-Disposition: form-data; name="${escapeName(endLinesAsBrowsers(name))}"`
  if (typeof value === 'string') return [`${head}${LINE}${LINE}${endLinesAsBrowsers(value)}${LINE}`]
  const type = value.type || 'application/octet-stream'
  const fileHead = `${head}; filename="${escapeName(value.name)}"${LINE}Content-Type: ${type}${LINE}${LINE}`
  return [fileHead, await value.arrayBuffer(), LINE]
}

export async function buildMultipart(form: FormData): Promise<{ bytes: Blob; contentType: string }> {
  const boundary = makeBoundary()
  const parts: (string | ArrayBuffer)[] = []
  for (const [name, value] of form) parts.push(`--${boundary}${LINE}`, ...(await buildPart(name, value)))
  return {
    bytes: new Blob([...parts, `--${boundary}--${LINE}`]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  }
}
