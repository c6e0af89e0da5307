import { defineLate, defineLazy } from '#src/ui/hooks/define-late.tsx'
import type { HeldPictureProps, ShowPictureProps } from './held-picture.tsx'

const load = () => import('./held-picture.tsx')

/** If its file is missing, the drawing stays. */
export const HeldPicture = defineLazy<HeldPictureProps>(
  async () => (await load()).HeldPicture,
  ({ fallback }) => fallback,
)

/** Only the button, for a place that draws its own. */
export const ShowPicture = defineLate<ShowPictureProps>(async () => (await load()).ShowPicture)
