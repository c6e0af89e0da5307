/**
 * All style sheets that every page needs: Mantine's ground and ours. Which of their layers wins is settled in `index.html`. Imported once, by
 * whatever renders the app (and by the painted frames). The families of letters come with the first script. Parts bring their own modules; lazy ones bring Mantine's.
 */

import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './theme.css'
import './base.css'
import '../layout/layout.css'
