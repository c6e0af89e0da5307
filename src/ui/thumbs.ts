/** Pictures of the categories, by their colour keys. */
import data from './art/thumb-data.svg'
import english from './art/thumb-english.svg'
import marketing from './art/thumb-marketing.svg'
import office from './art/thumb-office.svg'
import ux from './art/thumb-ux.svg'
import web from './art/thumb-web.svg'

export const THUMBS = { web, ux, data, marketing, english, office } as const
