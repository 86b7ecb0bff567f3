import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailImage } from '../mail/mail.server'
import mark from './mail-mark.png?inline'
import { box, button, display, foot, head, line, offeredLooks, rule, sheet, text, title } from './mail-style'
import { Row, Table } from './mail-table'

export interface MailPage {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly brand: string
  readonly mark?: MailImage
  readonly recolour?: (html: string) => string
  readonly about: string
  readonly title: string
  readonly lead: string
  readonly cells: readonly MailCell[]
  readonly lists?: readonly MailList[]
  readonly button: MailLink
  readonly note: string
  readonly foot: { readonly text: string; readonly links: readonly MailLink[] }
}

export interface MailCell {
  readonly label: string
  readonly lines: readonly MailLine[]
  /** Full width; others share a row with the next one. */
  readonly wide: boolean
}

/** Text, or the text and address of a link, with a smaller detail. */
export interface MailLine {
  readonly text: string
  readonly href?: string
  readonly detail?: string
}

export interface MailList {
  readonly title: string
  readonly items: readonly MailGoods[]
  readonly links: readonly MailLink[]
}

/** Goods with their key facts; the picture stays on our server, so that a mail stays small. */
export interface MailGoods {
  readonly title: string
  readonly href: string
  readonly lines: readonly string[]
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null
}

interface MailLink {
  readonly text: string
  readonly href: string
}

/** The mark is attached, so that opening a mail loads nothing. */
export const mailMark: MailImage = {
  cid: 'mark',
  contentType: 'image/png',
  base64: mark.slice(mark.indexOf(',') + 1),
}

/** HTML of a mail: a 600 px table with a kraft head, the note, one button and the foot. */
export function renderMailHtml(page: MailPage): string {
  const html = `<!doctype html>${renderToStaticMarkup(<MailDocument {...page} />)}`
  return page.recolour?.(html) ?? html
}

function MailDocument(page: MailPage) {
  const end = page.dir === 'rtl' ? 'left' : 'right'
  return (
    <html lang={page.lang} dir={page.dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{page.title}</title>
        <style>{offeredLooks}</style>
      </head>
      <body className="m-paper" style={{ margin: 0, padding: 0, background: '#f5f4f0' }}>
        {/* Repeated, because web mail keeps only the inside of the body. */}
        <div
          className="m-paper"
          lang={page.lang}
          dir={page.dir}
          style={{ background: '#f5f4f0', padding: '24px 10px' }}
        >
          <Table className="m-sheet" width={600} style={sheet}>
            <Row className="m-kraft" style={head}>
              <Table>
                <tr>
                  <td width={48} style={{ width: 48 }}>
                    {/* Low priority: otherwise React adds a preload link to the head. */}
                    <img
                      src={`cid:${mailMark.cid}`}
                      fetchPriority="low"
                      width={36}
                      height={36}
                      alt=""
                      style={{ display: 'block' }}
                    />
                  </td>
                  <td
                    className="m-brand"
                    style={{ font: `800 28px/1 ${display}`, letterSpacing: '.4px', textTransform: 'uppercase' }}
                  >
                    {page.brand}
                  </td>
                  <td
                    className="m-about"
                    align={end}
                    style={{ font: `600 15px/1.2 ${text}`, whiteSpace: 'nowrap', paddingInlineStart: 12 }}
                  >
                    <bdi>{page.about}</bdi>
                  </td>
                </tr>
              </Table>
            </Row>
            <Row style={{ padding: '34px 28px 8px' }}>
              <h1 className="m-title" style={title}>
                {page.title}
              </h1>
              <p className="m-ink2" style={{ margin: '14px 0 0', fontSize: 17, lineHeight: 1.5, color: '#414b43' }}>
                {page.lead.split('\n').map((line, place) => (
                  <Fragment key={place}>
                    {place > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </p>
            </Row>
            {page.lists?.map((list, place) => (
              <Row key={place} style={{ padding: '20px 28px 0' }}>
                <Goods {...list} />
              </Row>
            ))}
            <Row style={{ padding: '20px 28px' }}>
              <Table className="m-box" style={{ borderCollapse: 'collapse', border: rule, tableLayout: 'fixed' }}>
                {inRows(page.cells).map((row) => (
                  <tr key={row[0]?.label}>
                    {row.map((cell) => (
                      <td
                        key={cell.label}
                        className="m-box m-cell"
                        colSpan={row.length === 1 ? 2 : 1}
                        style={{ ...box, width: row.length === 1 ? '100%' : '50%' }}
                      >
                        <Cell {...cell} />
                      </td>
                    ))}
                  </tr>
                ))}
              </Table>
            </Row>
            <Row style={{ padding: '8px 28px 34px' }}>
              <a className="m-button" href={page.button.href} style={button}>
                {page.button.text}
              </a>
              <p className="m-ink2" style={{ margin: '18px 0 0', fontSize: 15, lineHeight: 1.5, color: '#414b43' }}>
                {page.note}
              </p>
            </Row>
            <Row className="m-field" style={foot}>
              <bdi>{page.foot.text}</bdi>
              <br />
              {page.foot.links.map((link, index) => (
                <span key={link.href}>
                  {index > 0 && <>&nbsp; </>}
                  <a className="m-onfield" href={link.href} style={{ color: '#f7f8ef' }}>
                    <bdi>{link.text}</bdi>
                  </a>
                </span>
              ))}
            </Row>
          </Table>
        </div>
      </body>
    </html>
  )
}

function Goods({ title, items, links }: MailList) {
  return (
    <>
      <h2 style={{ margin: '0 0 8px', font: `700 20px/1.25 ${text}`, overflowWrap: 'anywhere' }}>
        <bdi>{title}</bdi>
      </h2>
      <Table>
        {items.map((goods) => (
          <tr key={goods.href}>
            <td className="m-line" style={line}>
              <Table>
                <tr>
                  {goods.picture && (
                    <td
                      width={goods.picture.width + 14}
                      style={{ width: goods.picture.width + 14, verticalAlign: 'top' }}
                    >
                      <img
                        src={goods.picture.src}
                        fetchPriority="low"
                        width={goods.picture.width}
                        height={goods.picture.height}
                        alt=""
                        style={{ display: 'block', borderRadius: 4 }}
                      />
                    </td>
                  )}
                  <td style={{ verticalAlign: 'top', fontSize: 15, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
                    <a className="m-link" href={goods.href} style={{ color: '#006144', fontSize: 17, fontWeight: 600 }}>
                      <bdi>{goods.title}</bdi>
                    </a>
                    {goods.lines.map((fact) => (
                      <div key={fact}>
                        <bdi>{fact}</bdi>
                      </div>
                    ))}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        ))}
      </Table>
      <p style={{ margin: '8px 0 0', fontSize: 15, lineHeight: 1.6 }}>
        {links.map((link) => (
          <a key={link.href} className="m-link" href={link.href} style={{ color: '#006144', display: 'block' }}>
            <bdi>{link.text}</bdi>
          </a>
        ))}
      </p>
    </>
  )
}

function Cell(cell: MailCell) {
  return (
    <>
      <span className="m-ink3" style={{ display: 'block', fontSize: 14, lineHeight: 1.4, color: '#5e685f' }}>
        {cell.label}
      </span>
      {cell.lines.map((line, index) => (
        <div key={index} style={{ fontSize: 17, fontWeight: 600, lineHeight: 1.4, overflowWrap: 'anywhere' }}>
          {line.href ? (
            <a className="m-link" href={line.href} style={{ color: '#006144' }}>
              <bdi>{line.text}</bdi>
            </a>
          ) : (
            <bdi>{line.text || '\u00a0'}</bdi>
          )}
          {line.detail && (
            <span className="m-ink3" style={{ fontSize: 14, fontWeight: 400, color: '#5e685f' }}>
              {' '}
              <bdi>{line.detail}</bdi>
            </span>
          )}
        </div>
      ))}
    </>
  )
}

function inRows(cells: readonly MailCell[]): MailCell[][] {
  const rows: MailCell[][] = []
  for (const cell of cells) {
    const row = rows.at(-1)
    if (row?.length === 1 && !cell.wide && !row[0]?.wide) row.push(cell)
    else rows.push([cell])
  }
  return rows
}
