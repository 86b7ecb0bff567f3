#!/bin/sh
# Hands one mail on standard input to Stocklot. For Postfix ("pipe") and OpenSMTPD ("mda").
# STOCKLOT_URL: the program's address; TEAM_API_TOKEN_FILE: file with its token, readable by the mail server's user alone.
status=$(curl --silent --output /dev/null --write-out '%{http_code}' --max-time 300 \
  --header "Authorization: Bearer $(cat "$TEAM_API_TOKEN_FILE")" --header 'Content-Type: message/rfc822' \
  --data-binary @- "$STOCKLOT_URL/api/team/mails")
case $status in
  200) exit 0 ;;
  400 | 413) exit 65 ;; # No mail, or too large: the sender hears of it at once.
  *) exit 75 ;;         # The mail server keeps it and tries again.
esac
