/** For tests of attempts: a learner who begins, writes, waits and hands in. */
import { NUSRAT_PHONE, type seededSandbox } from './seeded.ts'

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
  let attempt: { _id: string; version: number; deadline: string }
  const patch = (body: object) => nusrat.patch(`submission/revised/${attempt._id}`, body)
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
    get: (path: string) => nusrat.get(path),
    post: (path: string, body: object) => nusrat.post(path, body),
    async begin(exam: string) {
      attempt = (await nusrat.post('submission/revised', { exam })).data
      return attempt
    },
    attempt: () => attempt,
    /** After a long time the login is a new one. */
    async later(seconds: number) {
      clock.forward(seconds)
      nusrat = await seeded.as(NUSRAT_PHONE)
    },
    async elsewhere() {
      nusrat = await seeded.as(NUSRAT_PHONE, 'another-browser')
    },
    save: (...saves: Save[]) => patch({ version: 1, answers: saves.map(edit) }),
    sendFile: (form: FormData) => nusrat.sendForm(`submission/revised/${attempt._id}`, form),
    handIn: (key = 'key-1') => patch({ finish: true, key }),
    held: async () => (await nusrat.get(`submission/quick-save/${attempt._id}`)).data.answers,
    read: async () => (await nusrat.get(`submission/${attempt._id}`)).data,
  }
}
