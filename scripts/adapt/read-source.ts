/** Reads what `npm run adapt` was given: an address, a HAR file or an OpenAPI document. */

import { existsSync, readFileSync, statSync } from 'node:fs'
import { parse } from 'yaml'
import { askServer } from './ask-server.ts'
import { isDocument, readDocument } from './read-document.ts'
import { isRecording, readRecording } from './read-recording.ts'
import type { Source } from './source.ts'

const KINDS = 'an OpenAPI 3 or Swagger 2.0 document (JSON or YAML), or a HAR file'

function parseText(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    if (/^\s*[[{]/.test(text)) throw new Error(`${name} is no whole JSON. Expected ${KINDS}.`)
  }
  try {
    return parse(text, { merge: true })
  } catch (error) {
    throw new Error(`${name} is neither JSON nor YAML: ${(error as Error).message.split('\n')[0]}`, {
      cause: error,
    })
  }
}

function readValue(value: unknown, name: string): Source | undefined {
  if (isRecording(value)) return readRecording(value, name)
  return isDocument(value) ? readDocument(value, name) : undefined
}

function readFile(file: string): Source {
  if (!existsSync(file)) throw new Error(`${file} is not there.`)
  if (!statSync(file).isFile()) throw new Error(`${file} is no file.`)
  const source = readValue(parseText(readFileSync(file, 'utf8'), file), file)
  if (source === undefined) throw new Error(`${file} is something else. Expected ${KINDS}.`)
  return source
}

const LIKE_A_DOCUMENT = /\.(?:json|ya?ml|har)$/i

/** A document at an address is read as one, without the token. */
async function readAddress(
  address: string,
  token: string | undefined,
  fetch: typeof globalThis.fetch,
): Promise<Source> {
  if (!LIKE_A_DOCUMENT.test(new URL(address).pathname)) return askServer({ address, token, fetch })
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const source = readValue(parseText(await response.text(), address), address)
  if (source === undefined) throw new Error(`${address} is something else. Expected ${KINDS}.`)
  return source
}

export async function readSource(
  given: string,
  token?: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Source> {
  return /^https?:\/\//.test(given) ? readAddress(given, token, fetch) : readFile(given)
}
