/** The exam and its attempt as they lie on the device: with them the room opens without a line. (rulings R16, R34) */
import * as z from 'zod/mini'
import { ExamRevised } from '#src/api/shapes/exam.ts'
import { Attempt } from '#src/api/shapes/submission.ts'
import { packKept, packOf } from '#src/stores/attempt-drafts/depot.ts'

const Pack = z.object({ exam: ExamRevised, attempt: Attempt })
export type Pack = z.infer<typeof Pack>

/** Undefined when there is none, or none of this release's shape. */
export async function recallPack(owner: string, work: string): Promise<Pack | undefined> {
  return z.safeParse(Pack, await packOf(owner, work)).data
}

export async function keepPack(owner: string, work: string, pack: Pack): Promise<void> {
  await packKept(owner, work, pack)
}
