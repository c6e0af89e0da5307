/** An address of bytes that only this page knows, as long as they are shown. */

import { useEffect, useState } from 'react'

export function useBlobAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (blob === undefined) return undefined
    const own = URL.createObjectURL(blob)
    // oxlint-disable-next-line react/set-state-in-effect -- an address lives as long as the effect that made it
    setAddress(own)
    return () => {
      URL.revokeObjectURL(own)
      setAddress(undefined)
    }
  }, [blob])
  return address
}
