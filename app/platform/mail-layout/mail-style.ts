import type { CSSProperties } from 'react'

// Design tokens written out, because mail programs have no custom properties.

export const text = "'Sofia Sans',Arial,Helvetica,sans-serif"
export const display = "'Sofia Sans Extra Condensed','Arial Narrow',Arial,sans-serif"

// Mail programs may drop style sheets: the light look is inline, the rest is optional.
export const offeredLooks = `
@media (max-width:480px){.m-title{font-size:32px!important}.m-brand{font-size:24px!important}.m-cell{display:block!important;width:auto!important;border-width:2px 0 0!important}tr:first-child>.m-cell:first-child{border-width:0!important}}
@media (max-width:360px){.m-row{padding-left:16px!important;padding-right:16px!important}.m-brand{font-size:20px!important;overflow-wrap:anywhere}.m-about{white-space:normal!important}}
@media (prefers-color-scheme:dark){
.m-paper{background:#161813!important}
.m-sheet{background:#21231c!important;border-color:#487d62!important;color:#f1f0e9!important}
.m-kraft{background:#4c3721!important;color:#f4e6ce!important}
.m-ink2{color:#c7c6bc!important}.m-ink3{color:#a5a69a!important}
.m-box{border-color:#487d62!important}
.m-line{border-color:#45473f!important}
.m-link{color:#75c799!important}
.m-button{background:#75c799!important;color:#0a1b12!important}
.m-field{background:#123123!important;color:#b2c8b5!important}
.m-onfield{color:#f0f1e7!important}
}`

export const rule = '2px solid #006144'
export const sheet: CSSProperties = {
  maxWidth: 600,
  margin: '0 auto',
  background: '#ffffff',
  border: rule,
  borderRadius: 6,
  borderCollapse: 'separate',
  fontFamily: text,
  color: '#171e18',
}
export const head: CSSProperties = {
  background: '#d6ae7d',
  color: '#2a1c10',
  padding: '20px 28px',
  borderRadius: '4px 4px 0 0',
}
export const title: CSSProperties = {
  margin: 0,
  font: `800 40px/.98 ${display}`,
  textTransform: 'uppercase',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
}
export const line: CSSProperties = { borderBottom: '1px solid #d8d6cf', padding: '10px 0' }
export const box: CSSProperties = { border: rule, padding: '10px 14px', verticalAlign: 'top' }
export const button: CSSProperties = {
  display: 'inline-block',
  background: '#006144',
  color: '#ffffff',
  textDecoration: 'none',
  fontWeight: 650,
  fontSize: 17,
  padding: '15px 26px',
  borderRadius: 4,
  overflowWrap: 'anywhere',
}
export const foot: CSSProperties = {
  background: '#0c3b2a',
  color: '#b8cebc',
  padding: '20px 28px',
  fontSize: 14,
  lineHeight: 1.6,
  borderRadius: '0 0 4px 4px',
}
