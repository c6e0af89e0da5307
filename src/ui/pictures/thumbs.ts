/** Pictures of the categories, by their colour keys. */

import data from '#src/ui/art/thumb-data.svg'
import english from '#src/ui/art/thumb-english.svg'
import marketing from '#src/ui/art/thumb-marketing.svg'
import office from '#src/ui/art/thumb-office.svg'
import ux from '#src/ui/art/thumb-ux.svg'
import web from '#src/ui/art/thumb-web.svg'

export const THUMBS = { web, ux, data, marketing, english, office } as const
