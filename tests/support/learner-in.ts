/** For tests of attempts: a learner who starts, writes, waits and hands in. */

import type { Attempt, Saved, Submission } from '#src/api/shapes/submission.ts'
import { NUSRAT_PHONE, type seededSandbox } from './seeded-sandbox.ts'

interface Save {
  edit: number
  question: string
  value?: unknown
  writer?: string
  /** Seconds from now on the server's clock. */
  at?: number
}

type Seeded = Awaited<ReturnType<typeof seededSandbox>>

export async function learnerIn(seeded: Seeded) {
  const { clock } = seeded.sandbox
  let nusrat = await seeded.as(NUSRAT_PHONE)
  let attempt: Attempt
  const patch = <T = unknown>(body: object) => nusrat.patch<T>(`submission/revised/${attempt._id}`, body)
  const edit = ({ edit: no, value = 'ক', writer = 'tab-a', question, at = 0 }: Save) => ({
    question,
    value,
    edit: no,
    writer,
    edited_at: clock.inSeconds(at),
  })

  return {
    edit,
    patch,
    get: <T = unknown>(path: string) => nusrat.get<T>(path),
    post: <T = unknown>(path: string, body: object) => nusrat.post<T>(path, body),
    async begin(exam: string) {
      attempt = (await nusrat.post<Attempt>('submission/revised', { exam })).data
      return attempt
    },
    attempt: () => attempt,
    /** After a long time a new login is needed. */
    async later(seconds: number) {
      clock.forward(seconds)
      nusrat = await seeded.as(NUSRAT_PHONE)
    },
    async elsewhere() {
      nusrat = await seeded.as(NUSRAT_PHONE, 'another-browser')
    },
    save: (...saves: Save[]) => patch<Saved>({ version: 1, answers: saves.map(edit) }),
    sendFile: (form: FormData) => nusrat.sendForm<Saved>(`submission/revised/${attempt._id}`, form),
    handIn: (key = 'key-1') => patch<Submission>({ finish: true, key }),
    onServer: async () => (await nusrat.get<Attempt>(`submission/quick-save/${attempt._id}`)).data.answers,
    read: async () => (await nusrat.get<Submission>(`submission/${attempt._id}`)).data,
  }
}
