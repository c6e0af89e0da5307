/**
 * Batches as the options of a select: the batch's own name comes first, since a narrow select cuts the end,
 * and batches of one course differ only in that name.
 */
interface Batch {
  _id: string
  title: string
  course: { title: string }
}

export const nameBatch = ({ title, course }: Omit<Batch, '_id'>) => `${title} · ${course.title}`

export function listBatchChoices(batches: readonly Batch[] = []): { value: string; label: string }[] {
  return batches.map((batch) => ({ value: batch._id, label: nameBatch(batch) }))
}
