/** The types of a call's input: a wrong field or a missing parameter does not compile. (ruling R10) */

import { expectTypeOf, it } from 'vitest'
import type { certificate } from '#src/api/contract/certificate.ts'
import type { commerce } from '#src/api/contract/commerce.ts'
import type { course } from '#src/api/contract/course.ts'
import type { notice } from '#src/api/contract/notice.ts'
import type { search } from '#src/api/contract/search.ts'
import type { studyPlan } from '#src/api/contract/study-plan.ts'
import { get, type InputOf, type ReplyOf } from '#src/api/row.ts'
import type { CourseCard } from '#src/api/shapes/course.ts'
import type { Notice } from '#src/api/shapes/notice.ts'

it('asks for every path parameter by its name', () => {
  expectTypeOf<InputOf<typeof certificate.download>['params']>().toEqualTypeOf<{
    type: string
    bookingIdx: string
  }>()
  expectTypeOf<{ params: object }>().not.toExtend<InputOf<typeof notice.one>>()
})

it('asks for a query only where one is needed', () => {
  expectTypeOf<object>().toExtend<InputOf<typeof course.list>>()
  expectTypeOf<object>().not.toExtend<InputOf<typeof search.find>>()
  expectTypeOf<InputOf<typeof studyPlan.create>['query']>().toEqualTypeOf<{ batch: string; module: string }>()
})

it('does not accept a forced value', () => {
  expectTypeOf<InputOf<typeof commerce.transactions>>().not.toHaveProperty('query')
})

it('knows the fields of a body', () => {
  type Body = InputOf<typeof notice.update>['body']
  expectTypeOf<{ title: string }>().toExtend<Body>()
  expectTypeOf<{ title: number }>().not.toExtend<Body>()
  expectTypeOf<InputOf<typeof commerce.buyAbroad>['body']>().not.toHaveProperty('affiliate')
})

const unsettled = get('not/yet', {})

it('returns the data, or the page of a list', () => {
  expectTypeOf<ReplyOf<typeof notice.one>>().toEqualTypeOf<Notice>()
  expectTypeOf<ReplyOf<typeof course.list>>().toEqualTypeOf<{
    data: CourseCard[]
    total: number
    page: number
    count: number
  }>()
  expectTypeOf<ReplyOf<typeof unsettled>>().toEqualTypeOf<undefined>()
})
