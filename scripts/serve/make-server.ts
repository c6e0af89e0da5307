/** The one way in which our scripts make a server: whatever a request brings, the process goes on. */

import { statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

function answerBroken(response: ServerResponse, error: unknown): void {
  console.error(error)
  if (response.headersSent) response.destroy()
  else
    response
      .writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end('500\n')
}

/** A server that is not listening yet. What `answer` throws becomes a 500; it would end the process otherwise. */
export function makeServer(answer: Answer): Server {
  const answerSafely: Answer = async (request, response) => {
    try {
      await answer(request, response)
    } catch (error) {
      answerBroken(response, error)
    }
  }
  return createServer((request, response) => void answerSafely(request, response))
}

/** False too for a name that no file can have, at which the file system throws: one with a NUL, or of 300 letters. */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true
  } catch {
    return false
  }
}
