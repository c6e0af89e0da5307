/** The only way in which our scripts create a server: no request can end the process. */

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

/** Creates a server without listening. An error in `answer` becomes a 500, or it would end the process. */
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

/**
 * Also false for an impossible file name, at which the file system throws: one with a NUL, or of 300 letters.
 */
export function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true
  } catch {
    return false
  }
}
