import { useState } from 'react'

/** True from the first time on that `isTrue` is true. */
export function useWasTrue(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue)
  if (isTrue && !wasTrue) setWasTrue(true)
  return wasTrue || isTrue
}
