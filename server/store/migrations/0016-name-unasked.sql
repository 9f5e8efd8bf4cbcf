-- Since 0014 names are found by their words, and nothing asks for the whole one; each write of an order kept it up to date.
drop index ticket_order_name;
