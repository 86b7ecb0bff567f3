/** There is no finished object of this key. */
export class ObjectNotFound extends Error {
  override readonly name = 'ObjectNotFound'
}

/** The storage has no room for more bytes. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull'
}

/** The storage cannot be reached, or does not answer in time. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

/** What is stored is not the bytes that it should be. */
export class ObjectDamaged extends Error {
  override readonly name = 'ObjectDamaged'
}
