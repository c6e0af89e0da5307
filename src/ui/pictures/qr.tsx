/**
 * A QR code as one path, with four modules of white around it. Always dark on white, which every camera can
 * read.
 */

import { encode } from 'uqr'

export interface QrProps {
  text: string
  /** The name for screen readers. */
  label: string
  className?: string
}

export function Qr({ text, label, className }: QrProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#FFFFFF" />
      <path d={path} fill="#1B2222" />
    </svg>
  )
}
