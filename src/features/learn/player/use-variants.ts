import { useEffect, useState } from 'react'
import { type Variant, variantsIn } from './variants.ts'

/** The stream's renditions; empty until they are known, and where the playlist cannot be read: then only `auto` is offered. */
export function useVariants(url: string): readonly Variant[] {
  const [variants, setVariants] = useState<readonly Variant[]>([])
  useEffect(() => {
    const stop = new AbortController()
    fetch(url, { signal: stop.signal })
      .then(async (answer) => setVariants(answer.ok ? variantsIn(await answer.text(), url) : []))
      // The engine meets the same failure and says so.
      .catch(() => undefined)
    return () => stop.abort()
  }, [url])
  return variants
}
