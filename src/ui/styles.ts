/**
 * All style sheets that every page needs, in their order: the layers first, Mantine's ground, then ours. Imported once, by
 * whatever renders the app (and by the painted frames). Parts bring their own modules; lazy ones bring Mantine's.
 */
import './layers.css'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './fonts.css'
import './theme.css'
import './base.css'
