import { defineLate, defineLazy } from '#src/ui/hooks/define-late.tsx'
import type { DeferredPictureProps, ShowPictureProps } from './deferred-picture.tsx'

const load = () => import('./deferred-picture.tsx')

/** If its file is missing, the drawing stays. */
export const DeferredPicture = defineLazy<DeferredPictureProps>(
  async () => (await load()).DeferredPicture,
  ({ fallback }) => fallback,
)

/** Only the button, for a place that draws its own. */
export const ShowPicture = defineLate<ShowPictureProps>(async () => (await load()).ShowPicture)
