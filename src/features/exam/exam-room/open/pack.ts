/** The exam and its attempt as they lie on the device: with them the room opens without a line. (rulings R16, R34) */
import * as v from 'valibot'
import { readAs } from '#src/lib/read-as.ts'
import { ExamRevised } from '#src/api/shapes/exam.ts'
import { Attempt } from '#src/api/shapes/submission.ts'
import { packKept, packOf } from '#src/stores/attempt-drafts/depot.ts'

const Pack = v.object({ exam: ExamRevised, attempt: Attempt })
export type Pack = v.InferOutput<typeof Pack>

/** Undefined when there is none, or none of this release's shape. */
export async function recallPack(owner: string, work: string): Promise<Pack | undefined> {
  return readAs(Pack, await packOf(owner, work))
}

export async function keepPack(owner: string, work: string, pack: Pack): Promise<void> {
  await packKept(owner, work, pack)
}
