/** Fetches a file of an engine from the client's own host. */

export class MissingEngineError extends Error {
  override readonly name = 'MissingEngineError'
  /** The host has answered that it does not have the file. */
  readonly isAbsent: boolean

  constructor(address: string, { cause, isAbsent = false }: { cause?: unknown; isAbsent?: boolean } = {}) {
    super(address, { cause })
    this.isAbsent = isAbsent
  }
}

/** The share that has arrived, 0 to 1. */
export type Progress = (share: number) => void

export async function fetchFile(address: string, method = 'GET'): Promise<Response> {
  const response = await fetch(address, { method }).catch((cause: unknown) => {
    throw new MissingEngineError(address, { cause })
  })
  // A host that does not know the file may answer with a page.
  if (!response.ok || response.headers.get('content-type')?.includes('text/html'))
    throw new MissingEngineError(address, { isAbsent: response.status < 500 })
  return response
}
