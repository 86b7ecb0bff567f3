-- Words that are written nearly alike are found by their trigrams, and those are made of what the server's own language takes for letters: on a
-- server without one (`C`), Greek and Arabic words have none. Their letters are looked at as Latin ones, just for this.
create function latin_letters(word text) returns text language sql immutable parallel safe return
  translate(word, 'αβγδεζηθικλμνξοπρσςτυφχψωابتثجحخدذرزسشصضطظعغفقكلمنهويةىءأإآؤئ', 'abgdezhtiklmnxoprsstyfcpwabttjhkdzrzsssdtzagfqklmnhwyhyaaaawy');

drop index catalogue_words_similar;
create index catalogue_words_similar on catalogue_words using gin (latin_letters(word) gin_trgm_ops);
