/** An OpenSearch for tests (`TEST_SEARCH_URL=http://localhost:9200`), whose indexes with names that begin with `stocklot-test` are deleted. None is started. */
export const testSearchUrl: string | null = process.env.TEST_SEARCH_URL
  ? new URL(`/stocklot-test-${process.pid}`, process.env.TEST_SEARCH_URL).href
  : null
