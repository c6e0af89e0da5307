/**
 * All style sheets that every page needs: Mantine's base and ours. `index.html` decides the order of their
 * layers. Imported once, by whatever renders the app (and by the prerendered frames). The fonts load with the
 * first script. Components import their own modules; lazy ones import Mantine's.
 */

import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/global.layer.css'
import './theme.css'
import './base.css'
import '../layout/layout.css'
