/** শাপলা, the flower of the cloth. Decoration. */
import picture from '#src/ui/art/lotus.svg'

export function Lotus({ size = 160, className }: { size?: number; className?: string }) {
  return <img src={picture} alt="" width={size} height={size} className={className} />
}
