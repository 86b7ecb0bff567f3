// Runs before the page is drawn, which then waits until the header is there whole, and a dialog that the address opens: the
// header's entries would push each other aside as they arrive, and the dialog would grow. What never comes is not waited for
// once the page has been read. A script writes the links because validators do not know their type yet.
{
  const expect = (id) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'expect', href: `#${id}`, blocking: 'render' }),
    )
  expect('main')
  if (new URLSearchParams(location.search).has('dialog')) expect('sheet-end')
}
