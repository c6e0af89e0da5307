/**
 * Caches reads, above all whole batches, until the next write of any table. Callers share the rows and never
 * mutate them.
 */
const reads = new WeakMap<object, Map<string, Promise<unknown>>>()

/** `name`: unique for each read, with everything that it depends on. Only within a turn of the database. */
export function readOnce<T>(db: object, name: string, read: () => Promise<T>): Promise<T> {
  const known = reads.get(db) ?? new Map<string, Promise<unknown>>()
  reads.set(db, known)
  const reading = (known.get(name) as Promise<T> | undefined) ?? read()
  known.set(name, reading)
  return reading
}

/** Something was written. */
export function forgetReads(db: object): void {
  reads.delete(db)
}
