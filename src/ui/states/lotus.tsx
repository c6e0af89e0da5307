/** শাপলা, the flower of the embroidery. Decoration; not loaded where it is hidden, on phones. */

import picture from '#src/ui/art/lotus.svg'

export function Lotus({ size = 160, className }: { size?: number; className?: string }) {
  return <img src={picture} alt="" width={size} height={size} loading="lazy" className={className} />
}
