/** শাপলা, the flower of the embroidery. It comes with the code, so that it is there without a connection. */

import picture from '#src/ui/art/lotus.svg?inline'

export function Lotus({ size = 160, className }: { size?: number; className?: string }) {
  return <img src={picture} alt="" width={size} height={size} className={className} />
}
