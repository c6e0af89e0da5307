/** The first script's requests to a server with another format. (ruling R76) */

import { expect, test } from 'vitest'
import type { Adapter } from '#src/api/adapters/adapter.ts'
import { adapter as snakeCase } from '#src/api/adapters/snake-case.ts'
import { course } from '#src/api/contract/course.ts'
import type { FirstRequest } from '#src/routes/first-calls.ts'
import { adaptRequest } from './first-calls.ts'

const MAIN = 'https://lms.example/v1'
const one: FirstRequest = { row: course.one, address: 'course/$<slug>' }
const bare: Adapter = { convertReply: ({ method }) => ({ code: 200, status: 'success', msg: method }) }
const convert = (change: Partial<Adapter>, request = one) =>
  adaptRequest({ ...bare, ...change }, request, MAIN)
const moveTo = (path: string): Partial<Adapter> => ({ convertAddress: () => new URL(path, `${MAIN}/`) })

test('a request has the address that the adapter writes, with the parameters of the page', () => {
  expect(convert({})).toEqual(['course/$<slug>'])
  expect(
    convert({ convertAddress: (_row, { href }) => new URL(href.replace('course/', 'courses/by-slug/')) }),
  ).toEqual(['courses/by-slug/$<slug>'])
  expect(convert(snakeCase, { row: course.list, address: 'course?count=4' })).toEqual(['course?per_page=4'])
})

test.each<[string, Partial<Adapter>]>([
  ['the server lacks the call', { missing: ['course'] }],
  ['the adapter writes headers', { convertHeaders: (headers) => headers }],
  ['the adapter describes the device in texts', { hasPlainMetadata: true }],
  ['the address is on another host', moveTo('https://cdn.example/course.json')],
  ['the parameter is lost', moveTo('courses/7')],
])('none leaves the first script where %s', (_where, change) => expect(convert(change)).toEqual([]))
