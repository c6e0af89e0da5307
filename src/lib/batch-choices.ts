/** Batches as the choices of a select: their own name first, since a narrow one cuts the end, and batches of one course differ by it. */
interface Batch {
  _id: string
  title: string
  course: { title: string }
}

export const nameBatch = ({ title, course }: Omit<Batch, '_id'>) => `${title} · ${course.title}`

export function listBatchChoices(batches: readonly Batch[] = []): { value: string; label: string }[] {
  return batches.map((batch) => ({ value: batch._id, label: nameBatch(batch) }))
}
