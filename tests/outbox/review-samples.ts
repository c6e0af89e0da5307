/** Sample presses of reviews, and of questions about marks, which are reviews too. (ruling R86) */

import type { RequestName } from '#src/api/requests/request-names.ts'
import type { RequestSample } from './request-samples.ts'

const NOW = '2026-11-20T10:00:00Z'
const PERSON = { _id: 'one', name: 'নাম', picture: null }

const build = (id: string, fields: object) => ({
  _id: id,
  person: PERSON,
  comment: id,
  created_at: NOW,
  ...fields,
})
const asked = (id: string) => build(id, { kind: 'mark:q', comment: `[=২] নম্বর ছিল\n${id}` })
const rated = (id: string) => build(id, { kind: 'live', rating: 4 })

export const REVIEW_SAMPLES = {
  review: {
    load: async () => (await import('#src/features/account/review/review-request.ts')).reviewRequest,
    values: (id) => ({ item: id, kind: 'live', rating: '4', comment: id }),
    reply: rated,
    read: (id, isTaken) => (isTaken ? [rated(id)] : []),
    repeat: 'once',
  },
  'mark-question': {
    load: async () => (await import('#src/features/exam/shared/mark-question/mark-request.ts')).markRequest,
    values: (id) => ({ submission: id, question: 'q', mark: 2, reason: 'other', words: id, page: '/' }),
    reply: asked,
    read: (id, isTaken) => (isTaken ? [asked(id)] : []),
    repeat: 'once',
  },
  'mark-reply': {
    load: async () => (await import('#src/features/teach/grading/asked/reply-request.ts')).replyRequest,
    values: (id) => ({ submission: id, question: 'q', comment: id, page: '/' }),
    reply: (id) => build(id, { kind: 'mark:q' }),
    read: (id, isTaken) => (isTaken ? [build(id, { kind: 'mark:q' })] : []),
    repeat: 'once',
  },
} satisfies Partial<Record<RequestName, RequestSample>>
