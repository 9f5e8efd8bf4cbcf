-- Of a name that was given, typed in small letters or large: the desk's one field asks.
create index ticket_order_called on ticket_order (lower(body -> 'contact' ->> 'linkman'));
